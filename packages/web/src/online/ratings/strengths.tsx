import { useEffect, useState } from 'react'
import { call } from '../api.ts'
import { isObject, type OnlineCard } from '../wire.ts'
import '../../styles/ratings.css'

interface SeatStrength {
  readonly seat: number
  readonly player: string
  readonly strength: number
  readonly games: number
  readonly change?: number
}

/** A game that is over is counted in a moment: until then it is looked for again. */
const AGAIN_MS = 1500
const TRIES = 8

/** How strong those are who sit at a rated table; after the game, what it has done to them. */
export function useStrengths({ id, rated = false, status, seats }: OnlineCard): readonly SeatStrength[] {
  const [found, setFound] = useState<readonly SeatStrength[]>([])
  const sitting = seats.map(({ person, level }) => person ?? level ?? '').join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sitters have other strengths
  useEffect(() => {
    if (!rated) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (tries: number): Promise<void> => {
      const answer = await call('GET', `/api/tables/${id}/ratings`, areStrengths)
      if (timer === undefined) return
      if (answer.ok) setFound(answer.value.seats)
      const isCounted = answer.ok && answer.value.seats.some(({ change }) => change !== undefined)
      if (status === 'over' && !isCounted && tries > 1) timer = setTimeout(() => void look(tries - 1), AGAIN_MS)
    }
    timer = setTimeout(() => void look(TRIES))
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [id, rated, status, sitting])
  return found
}

/** One number, and what the game did to it. */
export function Strength({ of }: { readonly of: SeatStrength | undefined }) {
  if (of === undefined) return undefined
  const { strength, games, change } = of
  return (
    <span className="strength">
      <span className="unseen">strength </span>
      {strength}
      {games === 0 && '?'}
      {change !== undefined && (
        <span className={change < 0 ? 'strength-down' : 'strength-up'}>
          {' '}
          {change < 0 ? '−' : '+'}
          {Math.abs(change)}
        </span>
      )}
    </span>
  )
}

function areStrengths(body: unknown): body is { readonly seats: readonly SeatStrength[] } {
  return isObject(body) && Array.isArray(body.seats)
}
