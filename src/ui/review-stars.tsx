import { starsUp } from '../model/community/reviews.ts'
import { Icon } from './icon.tsx'

/** Five stars, the first of them filled, one perhaps by half. @param label the same in words */
export function ReviewStars({ filled, label }: { filled: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {starsUp.map((star) => {
        const isHalf = star - filled === 0.5
        return (
          <span className={star <= filled ? 'on' : isHalf ? 'half' : undefined} key={star}>
            <Icon name="star" />
            {isHalf ? <Icon name="star" /> : null}
          </span>
        )
      })}
    </span>
  )
}
