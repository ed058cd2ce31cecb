import { sportCodes, type Sport } from '../model/event/sports.ts'
import sprite from './sprite.svg?url'

export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'down'
  | 'right'
  | 'left'
  | 'arrow'
  | 'sliders'
  | 'calendar'
  | 'pin'
  | 'clock'
  | 'climb'
  | 'check'
  | 'globe'
  | 'info'
  | 'ban'
  | 'external'
  | 'swap'
  | 'virtual'
  | 'archive'
  | 'user'
  | 'pause'
  | 'login'
  | 'logout'
  | 'heart'
  | 'star'
  | 'list'
  | 'map'
  | 'share'
  | 'plus'
  | 'minus'
  | 'target'
  | 'alert'
  | 'eye'
  | 'mail'
  | 'bell'
  | 'flag'
  | 'grip'
  | 'trash'
  | 'upload'
  | 'offline'

/** An interface icon. It is hidden from assistive technology, so the text or the button's label must have its meaning. */
export function Icon({ name, size = '' }: { name: IconName; size?: '' | 's' | 'l' | 'tick' }) {
  return (
    <svg className={size === '' ? 'i' : `i i-${size}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

export function SportIcon({ sport, size = '' }: { sport: Sport | null; size?: '' | 's' | 'l' }) {
  return (
    <svg className={size === '' ? 'i' : `i i-${size}`} aria-hidden="true">
      <use href={`${sprite}#sport-${sport === null ? 'other' : sportCodes[sport]}`} />
    </svg>
  )
}
