import { groupAllMessages, sportMessages } from '../../i18n/code-messages.ts'
import type { SportView } from '../../model/views.ts'

/** The name of a sport, or of all sports of a group. Apart from the page, so that its head alone does not bring it. */
export function sportTitle(view: SportView): string {
  return view.sport === null ? groupAllMessages[view.group]() : sportMessages[view.sport]()
}
