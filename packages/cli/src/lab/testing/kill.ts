import { Command } from './process.ts'

/** Plays an experiment with three workers at a queue, one of which is killed in the middle. Says when. */
export async function killed(url: string, experiment: string, page: string): Promise<string> {
  const workers = [1, 2, 3].map(() => new Command(['lab', 'work', '--queue', url, '--threads', '1']))
  try {
    await Promise.all(workers.map(worker => worker.says(/works on/)))
    const run = new Command(['lab', 'run', experiment, '--queue', url, '--html', page, '--progress'])
    await run.says(/^[1-9]\d* of/m)
    const [victim] = workers
    await victim?.end('SIGKILL')
    const when = run.err.trim().split('\n').at(-1)
    await run.succeeds()
    return `a worker was killed after ${when}`
  } finally {
    await Promise.all(workers.slice(1).map(worker => worker.end('SIGTERM')))
  }
}

export function exactly(texts: readonly string[]): boolean {
  return texts.length > 1 && texts.every(text => text === texts[0])
}
