import type { ReactNode } from 'react'
import { barHeights } from '../../model/event/profile-bars.ts'
import type { Hue } from '../../model/event/sports.ts'
import { Bars } from './bars.tsx'

interface CourseProfileProps {
  /** Metres above sea level, one per bar. */
  metres: readonly number[]
  hue: Hue
  /** Name of the drawing; without one it is decoration, beside its figures as text. */
  label?: string
  /** Below the bars: their axis. */
  children?: ReactNode
}

/** The measured profile of a course on the field of its sport. */
export function CourseProfile({ metres, hue, label, children }: CourseProfileProps) {
  return (
    <div
      className={`prof g-${hue}`}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      {/* A leg on land, also for a river: bars of water would hang from its surface. */}
      <Bars seed="" legs={[{ hue: 'run' }]} heights={barHeights(metres)} width={780} height={128} />
      {children}
    </div>
  )
}
