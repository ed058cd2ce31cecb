import { groupAllMessages, sportMessages } from '../../i18n/code-messages.ts'
import type { SportView } from '../../model/views.ts'

/** The name of a sport, or of all sports of a group. In a file of its own, so that the head does not import the page. */
export function sportTitle(view: SportView): string {
  return view.sport === null ? groupAllMessages[view.group]() : sportMessages[view.sport]()
}
