/** @jest-environment node */
import fs from 'node:fs';
import { NODE_MAJOR, whyTooOld } from './node-version.js';

test.each(['20.20.0', '22.18.0', '23.11.1'])('Node %s is told what to do', (version) => {
  expect(whyTooOld(version)).toContain(`needs Node ${NODE_MAJOR}, and this is Node ${version}.`);
});

test.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s runs the commands', (version) => {
  expect(whyTooOld(version)).toBeNull();
});

test('the Node that comes along, the types, the engines and what the documents say agree', () => {
  const { engines, optionalDependencies, devDependencies } = JSON.parse(
    fs.readFileSync('package.json', 'utf8'),
  );
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-linux-'));
  const majors = [...versions.map(([, version]) => version), devDependencies['@types/node']].map((version) =>
    Number.parseInt(version, 10),
  );
  expect(majors).toEqual([NODE_MAJOR, NODE_MAJOR, NODE_MAJOR]);
  const least = engines.node.replace('>=', '');
  for (const document of ['README.md', 'docs/running.md']) {
    const text = fs.readFileSync(document, 'utf8');
    expect(text).toContain(`Node ${NODE_MAJOR}`);
    expect(text.replace(/\s+/g, ' ')).toContain(`any Node from ${least} on`);
  }
});
