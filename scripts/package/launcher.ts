/** What the scripts of package.json run first if they need only what the application needs. */
const TO_RUN = 'node scripts/prepare.mjs to-run';
const START = /exec env (?<env>.+) \S+\/node (?<flags>.+) scripts\/start\.mjs$/;

interface Command {
  readonly name: string;
  /** Variables of its environment, `NAME=value`. */
  readonly env: string;
  /** Options of Node. */
  readonly flags: string;
  readonly file: string;
}

/**
 * The commands of the archive: those of package.json that need no checks, tests or builds.
 * @throws Error if a script has another form than expected
 */
export function commandsOf(scripts: Readonly<Record<string, string>>): Command[] {
  const { env, flags } = START.exec(scripts.start ?? '')?.groups ?? {};
  if (!env || !flags) throw new Error('The script "start" of package.json has another form');
  const others = Object.keys(scripts).filter((name) => scripts[`pre${name}`] === TO_RUN);
  return [
    { name: 'start', env, flags, file: 'apps/server/src/server.ts' },
    ...others.map((name) => ({ name, env: '', ...programOf(name, scripts[name] ?? '') })),
  ];
}

function programOf(name: string, script: string): Pick<Command, 'flags' | 'file'> {
  const { flags = '', file } =
    /^node (?<flags>(?:--\S+ )*)(?<file>\S+\.ts)$/.exec(script)?.groups ?? {};
  if (!file) throw new Error(`The script "${name}" of package.json has another form`);
  return { flags: flags.trim(), file };
}

function branchOf({ name, env, flags, file }: Command): string {
  const words = ['set --', flags, `"$root/${file}" "$@"`].filter((word) => word !== '');
  return `  ${name}) ${env && `export ${env}; `}${words.join(' ')} ;;`;
}

/** The program `bin/lensemble`. It needs a POSIX shell, and `readlink` where it is called through a link. */
export function launcher(version: string, scripts: Readonly<Record<string, string>>): string {
  const commands = commandsOf(scripts);
  const names = [...commands.map(({ name }) => name), 'health', '--version'];
  return `#!/bin/sh
# Runs Lensemble and its commands.
set -eu

program=$0
while [ -L "$program" ]; do
  target=$(readlink "$program")
  case $target in
    /*) program=$target ;;
    *) program=\${program%/*}/$target ;;
  esac
done
case $program in
  */*) folder=\${program%/*} ;;
  *) folder=. ;;
esac
root=$(cd "$folder/.." && pwd)

command=\${1-}
[ $# -eq 0 ] || shift
case $command in
${commands.map(branchOf).join('\n')}
  health) set -- "$root/bin/health.mjs" ;;
  --version) echo ${version}; exit ;;
  *)
    echo 'Usage: lensemble COMMAND. Commands: ${names.join(', ')}.' >&2
    [ "$command" = --help ] || exit 2
    exit ;;
esac

node=$root/node/bin/node
if [ ! -e "$node" ]; then
  # In a container, Node is a part of the system.
  node=node
elif ! "$node" --version >/dev/null 2>&1; then
  # A system without the libraries of GCC.
  export LD_LIBRARY_PATH="$root/node/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
  if ! "$node" --version >/dev/null 2>&1; then
    echo "Lensemble cannot start $node: this archive needs Linux on the processor that its name says, with glibc 2.28 and libstdc++, or with glibc 2.36." >&2
    exit 1
  fi
fi
export LENSEMBLE_PROGRAM=lensemble
exec "$node" "$@"
`;
}
