import { useEffect, useState } from 'react'

/** Counts seconds down to 0. @returns the seconds left, and a function that restarts the countdown */
export function useCountdown(
  initialSeconds: number,
): [secondsLeft: number, restart: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds)
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [secondsLeft, setSecondsLeft]
}
