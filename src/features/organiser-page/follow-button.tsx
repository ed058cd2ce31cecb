import { api } from '../../api/index.ts'
import type { FollowTexts } from '../../model/schemas/organiser/organiser-parts.ts'
import { followField } from '../../model/members/follows.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'

interface FollowButtonProps {
  permalink: string
  texts: FollowTexts
}

/**
 * Follows an organiser. src/boot/follow.ts handles presses and sets `aria-pressed`, which React never renders, so that
 * hydration does not report it. Without scripts the form is sent.
 */
export function FollowButton({ permalink, texts }: FollowButtonProps) {
  return (
    <form method="post" action={api.organisers.follow.$path({ query: { locale: getLocale() } })}>
      <input type="hidden" name={followField} value={permalink} />
      <button
        className="btn btn-flare follow-b"
        data-follow={permalink}
        data-on={texts.on}
        data-off={texts.off}
        data-ask={texts.ask}
        suppressHydrationWarning
      >
        <Icon name="bell" size="s" />
        {texts.label}
      </button>
    </form>
  )
}
