import type { FocalPoint } from '../../../ui/drawings/focal-move.ts'
import { percent } from '../../../ui/drawings/focal-point.tsx'

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
