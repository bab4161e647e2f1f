import type { OptionSpec } from './args.ts'
import type { Catalogue } from './catalogue.ts'
import type { Command } from './command.ts'
import { columns } from './table.ts'

export function helpOfAll(commands: readonly Command[]): string {
  return [
    'undercroft: dungeon board games in which nobody has to be the master',
    '',
    'Usage: undercroft COMMAND ...',
    '',
    ...columns(commands.map(({ name, summary }) => [`  ${name}`, summary])),
    '',
    '"undercroft COMMAND --help" says more of each; "undercroft --version" says which one this is.',
  ].join('\n')
}

export function helpOf({ name, summary, usage, options, notes }: Command, catalogue: Catalogue): string {
  const specs = Object.entries(options)
  const lines = [
    `Usage: undercroft ${[name, usage, specs.length > 0 ? '[options]' : ''].filter(part => part !== '').join(' ')}`,
    '',
    summary,
    '',
    'Options:',
    ...columns([
      ...specs.map(([option, spec]) => [`  --${option}${valueName(spec)}`, spec.says]),
      ['  --help', 'this text'],
    ]),
  ]
  return [...lines, ...(notes === undefined ? [] : ['', notes(catalogue)])].join('\n')
}

function valueName(spec: OptionSpec): string {
  return spec.kind === 'flag' ? '' : ` ${spec.value}`
}
