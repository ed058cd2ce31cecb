/** Focal point of a picture as shares of its width and height, 0 to 1. */
export interface FocalPoint {
  focalX: number
  focalY: number
}

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100))

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point after an arrow key: 1 % further, with Shift 10 %; null for other keys. */
export function focalAfterKey(
  { focalX, focalY }: FocalPoint,
  key: string,
  isShift: boolean,
): FocalPoint | null {
  const step = steps[key]
  if (step === undefined) return null
  const size = isShift ? 0.1 : 0.01
  return { focalX: within(focalX + step[0] * size), focalY: within(focalY + step[1] * size) }
}

/** The point of a picture under a pointer. */
export const focalAt = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  pointer: { clientX: number; clientY: number },
): FocalPoint => ({
  focalX: within((pointer.clientX - box.left) / box.width),
  focalY: within((pointer.clientY - box.top) / box.height),
})
