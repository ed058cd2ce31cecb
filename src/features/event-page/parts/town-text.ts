import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'

/** "Berlin", "Les Houches, near Chamonix-Mont-Blanc". */
export const townText = ({ city, near }: Pick<EventView, 'city' | 'near'>): string =>
  near === null ? city : m.place_near({ town: city, city: near })
