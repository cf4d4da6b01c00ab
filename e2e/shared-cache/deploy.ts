import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './stage.ts';
import { type Outcome, Tabs } from './tabs.ts';
import { type UnderLoad, underLoad } from './under-load.ts';

const WITH_A_FORM = ['/contact', '/services/seo/mumbai', '/seo-services-in-pune', '/contact?utm_source=x'];
/** So that each state is there for a while. */
const SETTLES_MS = 4000;

export type Deploy = UnderLoad & {
  tabs: Outcome[];
  /** Files that the next release does not have, and those of them that an instance of it does not give. */
  left: { files: number; missing: string[] };
};

/** One instance after the other is ended and started with the next release, while people read and write. */
export async function deploy(stage: Stage): Promise<Deploy> {
  const before = stage.builtFiles(0);
  await stage.buildNextRelease();
  const tabs = await Tabs.open(stage, [...WITH_A_FORM, ...WITH_A_FORM, ...WITH_A_FORM]);
  const used: Outcome[] = [];
  try {
    const load = await underLoad(stage, async () => {
      await pause(SETTLES_MS);
      await stage.goOn(0);
      used.push(...(await tabs.use('with one of each', WITH_A_FORM.length)));
      await stage.goOn(1);
      used.push(...(await tabs.use('at once after it', WITH_A_FORM.length)));
      await pause(SETTLES_MS);
    });
    // By now nginx has forgotten what it kept of the release before.
    await pause(90_000);
    used.push(...(await tabs.use('two minutes after it', WITH_A_FORM.length)));
    const now = new Set(stage.builtFiles(0));
    return {
      ...load,
      tabs: used,
      left: await askFor(
        stage,
        before.filter((file) => !now.has(file)),
      ),
    };
  } finally {
    await tabs.close();
  }
}

async function askFor(stage: Stage, files: string[]): Promise<Deploy['left']> {
  const missing: string[] = [];
  for (const file of files)
    for (const instance of [0, 1])
      if ((await stage.askInstance(instance, file)).status !== 200)
        missing.push(`${file} of instance ${instance}`);
  return { files: files.length, missing };
}
