import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'jsdom',
  // Other tests run beside these; what is slow is not wrong.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{app,components,content,docs,lib}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/lib/testing/server-only.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
};

export default nextJest({ dir: './' })(config);
