import { starsUp } from '../model/community/reviews.ts'
import { Icon } from './icon.tsx'

/** Five stars, the first of them filled. @param label the same in words */
export function ReviewStars({ filled, label }: { filled: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {starsUp.map((star) => (
        <span className={star <= filled ? 'on' : undefined} key={star}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
