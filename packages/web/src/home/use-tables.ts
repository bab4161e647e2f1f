import { keepData, recallData } from '@undercroft/games/drawing'
import { useCallback, useEffect, useState } from 'react'
import { counted } from '../shell/counted.ts'
import { forgetPicture } from '../store/pictures.ts'
import { deleteTable, listTables, type TableCard } from '../store/tables.ts'

/** The tables that this browser keeps. */
export interface Tables {
  /** Games that one can go on with, the last played first. */
  readonly running: readonly TableCard[]
  /** Games that are over, or were opened from a file. */
  readonly others: readonly TableCard[]
  /** Whether some are going on, as far as is known: before the list has come, by what was there the last time. */
  readonly areRunning: boolean
  readonly problem: string | undefined
  remove(card: TableCard): Promise<void>
}

const RUNNING = 'undercroft running'

export function useTables(): Tables {
  const [cards, setCards] = useState<readonly TableCard[]>()
  const [problem, setProblem] = useState<string>()
  const load = useCallback(async () => {
    try {
      const { cards, broken } = await listTables()
      setCards(cards)
      keepData(RUNNING, cards.some(isRunning))
      setProblem(
        broken === 0
          ? undefined
          : `This page cannot read ${counted(broken, 'saved table')}. What is saved stays where it is.`,
      )
    } catch {
      setCards([])
      setProblem('This browser does not let the page store anything: tables would be lost with a reload.')
    }
  }, [])
  useEffect(() => void load(), [load])
  const running = cards?.filter(isRunning) ?? []
  return {
    running,
    others: cards?.filter(card => !isRunning(card)) ?? [],
    areRunning: cards === undefined ? recallData(RUNNING) === true : running.length > 0,
    problem,
    async remove(card) {
      forgetPicture(card.id)
      await deleteTable(card.id)
      await load()
    },
  }
}

function isRunning({ winners, lost, opened }: TableCard): boolean {
  return winners === undefined && lost !== true && opened !== true
}
