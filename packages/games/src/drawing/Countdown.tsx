import { useEffect, useState } from 'react'

export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** Whole seconds until then, by this device's clock. */
export function useSecondsLeft(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - useNow(250)) / 1000))
}

interface CountdownProps {
  readonly endsAt: number
  readonly className: string
}

/** How much time somebody has left. */
export function Countdown({ endsAt, className }: CountdownProps) {
  const left = useSecondsLeft(endsAt)
  return (
    <span className={className} data-low={left <= 15} role="timer" aria-label={`${sayLeft(left)} left`}>
      {sayLeft(left)}
    </span>
  )
}

const MINUTE = 60
const HOUR = 3600

function sayLeft(seconds: number): string {
  if (seconds >= 24 * HOUR) return `${Math.floor(seconds / 24 / HOUR)} d ${Math.floor((seconds / HOUR) % 24)} h`
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds / MINUTE) % 60)} min`
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
