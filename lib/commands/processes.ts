import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import { CommandError } from './command-error.ts';
import { root } from './paths.ts';
import type { Variables } from './settings.ts';

type RunOptions = { variables: Variables; quiet?: boolean };

/** The site takes twenty seconds at most to finish what it has begun (lib/server/drain.ts). */
const PATIENCE_MS = 22_000;
const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGTERM');
});

/** Starts Node with a script and its arguments; its output is ours unless it is to be quiet. It does not outlive us. */
export function startNode(args: string[], { variables, quiet }: RunOptions): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: variables as NodeJS.ProcessEnv,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

/** Runs Node on a script to its end and shows what it prints as it comes. */
export async function run(args: string[], variables: Variables): Promise<void> {
  const { code, output } = await collect(args, variables, { shown: true });
  if (code !== 0) throw failed(args, output);
}

/** Runs Node on a script to its end and shows what it printed only when it fails. */
export async function runQuietly(args: string[], variables: Variables): Promise<void> {
  const { code, output } = await collect(args, variables);
  if (code !== 0) throw new CommandError(`${output}\n\`${args.join(' ')}\` failed: see above.`);
}

/** Runs Node on a script to its end and then shows what it printed, so that others may run beside it. */
export async function runInOnePiece(args: string[], variables: Variables): Promise<void> {
  const { code, output } = await collect(args, variables);
  process.stdout.write(output);
  if (code !== 0) throw failed(args, output);
}

const failed = (args: string[], output: Buffer) =>
  new CommandError(`\`${args.join(' ')}\` failed.`, { printed: output.toString() });

function collect(
  args: string[],
  variables: Variables,
  { shown = false } = {},
): Promise<{ code: number | null; output: Buffer }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: variables as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk);
        if (shown) process.stdout.write(chunk);
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output) }));
  });
}

/** Asks for an address until it answers well, or the process behind it has ended. */
export async function untilReady(
  url: string,
  child: ChildProcess,
  what: string,
  timeoutMs = 120_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new CommandError(`${what} could not start: see above.`);
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new CommandError(`${what} did not answer at ${url} within ${timeoutMs / 1000} seconds.`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(force);
}

/** One clear sentence now instead of a stack trace later. */
export async function requireFreePort(
  port: number,
  what: string,
  variable?: string,
  host?: string,
): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () =>
      reject(
        new CommandError(
          `Port ${port}, where ${what} would listen, is in use: end the program that has it${variable ? `, or set ${variable} to another port` : ''}.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
