// Plain JavaScript, so that it can also speak on a Node too old for the rest.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project needs Node 24, and this is Node ${process.versions.node}. On Linux \`npm ci\` brings it along; ` +
      'elsewhere install Node 24 from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}

const commands = ['start', 'dev', 'build', 'test', 'measure', 'audit', 'admin', 'mail'];
const [name = '', ...rest] = process.argv.slice(2);
if (!commands.includes(name)) {
  console.error(`Unknown command "${name}". There are: ${commands.join(', ')}.`);
  process.exit(1);
}

const { default: command } = await import(`./${name}.ts`);
try {
  await command(rest);
} catch (error) {
  console.error(error?.isCommandError ? error.message : error);
  process.exit(1);
}
