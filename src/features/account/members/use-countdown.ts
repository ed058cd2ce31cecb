import { useEffect, useState } from 'react'

/** Seconds that are left, counted down to 0 from whatever it was last set to. */
export function useCountdown(from: number): [left: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(from)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [left, setLeft]
}
