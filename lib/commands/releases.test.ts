/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KEPT_RELEASES } from '../server/built-files/kept-files';
import { BUILDING, Releases } from './releases';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
const releases = new Releases(folder);
const names = () => fs.readdirSync(folder).sort();

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function build(name: string): void {
  const place = releases.placeOf(BUILDING);
  fs.mkdirSync(place);
  fs.writeFileSync(path.join(place, 'BUILD_ID'), name);
}

/** Builds a release and has it served from a given day on. */
function release(name: string, day: number): void {
  build(name);
  releases.add(name);
  releases.switchTo(name);
  fs.utimesSync(releases.placeOf(name), day, day);
}

test('nothing is served at first, and a build alone changes nothing', () => {
  expect(releases.current).toBeNull();
  release('one', 1);
  build('two');
  expect([releases.current, releases.has('two')]).toEqual(['one', false]);
  fs.rmSync(releases.placeOf(BUILDING), { recursive: true });
});

test('what is built is served when it is switched to; the last stay, and the oldest go', () => {
  for (const [index, name] of ['two', 'three', 'four'].entries()) release(name, index + 2);
  expect(KEPT_RELEASES).toBe(3);
  expect(names()).toEqual(['current', 'four', 'three', 'two']);
  expect(releases.current).toBe('four');
});

test('the way back is a switch, after which the one that was left is the second', () => {
  releases.switchTo('two');
  fs.utimesSync(releases.placeOf('two'), 5, 5);
  expect(releases.current).toBe('two');
  release('five', 6);
  expect(names()).toEqual(['current', 'five', 'four', 'two']);
});

test('one that is still being served stays for as long', () => {
  releases.noteServed('four');
  for (const [index, name] of ['six', 'seven', 'eight'].entries()) release(name, index + 7);
  expect(names()).toEqual(['current', 'eight', 'four', 'seven', 'six']);
  fs.writeFileSync(path.join(releases.placeOf('four'), 'served-by'), '999999999');
  releases.switchTo('eight');
  expect(names()).toEqual(['current', 'eight', 'seven', 'six']);
});
