import { useEffect, useState } from 'react'
import { serverNow } from './api.ts'

export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

const MINUTE = 60
const HOUR = 3600

/** How much time a seat has left. */
export function Clock({ endsAt }: { readonly endsAt: number }) {
  useNow(250)
  const left = Math.max(0, Math.ceil((endsAt - serverNow()) / 1000))
  return (
    <span className="clock" data-low={left <= 15} role="timer" aria-label={`${sayLeft(left)} left`}>
      {sayLeft(left)}
    </span>
  )
}

function sayLeft(seconds: number): string {
  if (seconds >= 24 * HOUR) return `${Math.floor(seconds / 24 / HOUR)} d ${Math.floor((seconds / HOUR) % 24)} h`
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds / MINUTE) % 60)} min`
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
