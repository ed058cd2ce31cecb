import { defaultPreferences } from '../../src/model/values/preferences.ts'
import type { RenderingContext } from '../../src/request/rendering-context.server.ts'

/** The context of a rendering in English for an unknown visitor, with these changes. */
export function renderingContextOf(changes: Partial<RenderingContext> = {}): RenderingContext {
  return {
    locale: 'en',
    preferences: defaultPreferences,
    continent: null,
    place: null,
    cookie: null,
    menuCounts: null,
    nonce: '',
    html: null,
    isGone: false,
    bodies: [],
    ...changes,
  }
}
