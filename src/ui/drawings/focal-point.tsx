import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { focalAfterKey, focalAt, type FocalPoint } from './focal-move.ts'

const saveAfterMs = 500

export const percent = (share: number): string => `${Math.round(share * 100)}%`

interface FocalPickerProps {
  picture: { src: string; width: number; height: number }
  label: string
  /** Id of the text that explains the keys. */
  helpId: string
  point: FocalPoint
  onMove: (point: FocalPoint) => void
}

/** The whole picture with its focal point, which a pointer or the arrow keys move. */
export function FocalPicker({ picture, label, helpId, point, onMove }: FocalPickerProps) {
  const { src, width, height } = picture
  const frame = useRef<HTMLDivElement>(null)
  const moveTo = (pointer: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (box !== undefined && pointer.buttons === 1) onMove(focalAt(box, pointer))
  }
  const moveByKey = (event: KeyboardEvent) => {
    const next = focalAfterKey(point, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    onMove(next)
  }
  const isWide = width / height > 1.5
  return (
    <div
      className={isWide ? 'focal is-wide' : 'focal'}
      style={{ aspectRatio: `${width} / ${height}` }}
      ref={frame}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        moveTo(event)
      }}
      onPointerMove={moveTo}
    >
      <img src={src} alt="" width={width} height={height} draggable={false} />
      <button
        type="button"
        className="focal-p"
        style={{ left: percent(point.focalX), top: percent(point.focalY) }}
        aria-label={`${label}: ${percent(point.focalX)}, ${percent(point.focalY)}`}
        aria-describedby={helpId}
        onKeyDown={moveByKey}
      />
    </div>
  )
}

/** The focal point while it is moved; it is saved once it rests. */
export function useFocalPoint(
  { focalX, focalY }: FocalPoint,
  onSave: (point: FocalPoint) => void,
): [FocalPoint, (point: FocalPoint) => void] {
  const [moved, setMoved] = useState<FocalPoint | null>(null)
  const save = useRef(onSave)
  useEffect(() => {
    save.current = onSave
  })
  useEffect(() => {
    if (moved === null) return undefined
    const timer = setTimeout(() => {
      save.current(moved)
      setMoved(null)
    }, saveAfterMs)
    return () => clearTimeout(timer)
  }, [moved])
  return [moved ?? { focalX, focalY }, setMoved]
}
