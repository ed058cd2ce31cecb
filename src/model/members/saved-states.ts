/** Plans of a member for a saved event; `done` may have a time. */
export const savedStates = ['thinking', 'entered', 'done'] as const

export type SavedState = (typeof savedStates)[number]

const resultShape = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)$/u

/** Seconds of a result as h:mm:ss or mm:ss; null for another text. */
export function secondsOfResult(text: string): number | null {
  const [, hours = '0', minutes, seconds] = resultShape.exec(text.trim()) ?? []
  if (minutes === undefined || seconds === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A result as h:mm:ss: "3:45:12". */
export function resultOfSeconds(all: number): string {
  const minutes = twoDigits(Math.floor(all / 60) % 60)
  return `${Math.floor(all / 3600)}:${minutes}:${twoDigits(all % 60)}`
}
