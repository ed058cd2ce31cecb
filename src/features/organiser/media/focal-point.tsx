import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { OwnPictureView } from '../../../model/schemas/event-pictures.ts'
import { focalAfterKey, focalAt, type FocalPoint } from './focal-move.ts'

const saveAfterMs = 500

const percent = (share: number): string => `${Math.round(share * 100)}%`

interface FocalPickerProps {
  picture: OwnPictureView
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
      className={isWide ? 'med-whole is-wide' : 'med-whole'}
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
        className="med-fp"
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
  { focalX, focalY }: OwnPictureView,
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

/** Shapes in which pages cut the picture: event page, card, search result. */
const crops = ['3 / 2', '5 / 4', '1 / 1']

export function Crops({ src, point }: { src: string; point: FocalPoint }) {
  const objectPosition = `${percent(point.focalX)} ${percent(point.focalY)}`
  return (
    <div className="med-crops">
      {crops.map((aspectRatio) => (
        <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, objectPosition }} />
      ))}
    </div>
  )
}
