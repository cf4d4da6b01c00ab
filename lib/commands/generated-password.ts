import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password of 99 bits in four groups, such as can be read out and typed. */
export function generatePassword(): string {
  const character = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
