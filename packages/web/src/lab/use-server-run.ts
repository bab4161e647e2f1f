import type { Experiment } from '@undercroft/lab'
import { useEffect, useRef, useState } from 'react'
import { useWho, wasOnline } from '../online/who.ts'
import { type ServerRun, sendToServer, serverGames, stopOnServer } from './server-run.ts'
import type { Running } from './use-run.ts'

export interface ServerRuns {
  /** How many games of an experiment the server plays for who is here; 0: none. */
  readonly games: number
  readonly running: Running | undefined
  readonly send: (experiment: Experiment, text: string) => void
  readonly stop: () => void
}

/** Lets the server play an experiment, where it allows that. It goes on there when the page is left. */
export function useServerRun(): ServerRuns {
  const who = useWho(wasOnline())
  const isKnown = who.kind === 'known'
  const [games, setGames] = useState(0)
  const [running, setRunning] = useState<Running>()
  const current = useRef<{ id?: string }>(undefined)
  useEffect(() => {
    if (isKnown) void serverGames().then(setGames)
  }, [isKnown])
  useEffect(
    () => () => {
      current.current = undefined
    },
    [],
  )

  const send = (experiment: Experiment, text: string): void => {
    const mine: { id?: string } = {}
    current.current = mine
    const isGone = (): boolean => current.current !== mine
    const begun: Running = { state: 'running', experiment, done: 0, wanted: 0, report: undefined, problem: undefined }
    setRunning(begun)
    const show = (run: ServerRun): void => {
      mine.id = run.id
      setRunning(runningOf(experiment, run))
    }
    void sendToServer(text, { isGone, show }).then(problem => {
      if (problem !== undefined && !isGone()) setRunning({ ...begun, state: 'failed', problem })
    })
  }
  const stop = (): void => {
    const id = current.current?.id
    if (id !== undefined) void stopOnServer(id)
  }
  return { games, running, send, stop }
}

/** What the server has stopped is not kept, and so is over. */
function runningOf(experiment: Experiment, { status, done, wanted, message, report }: ServerRun): Running {
  const state = status === 'waiting' ? 'running' : status === 'stopped' ? 'failed' : status
  return { state, experiment, done, wanted, report, problem: message }
}
