import { heartForm, heartPath } from '../model/members/saved-events.ts'
import { getLocale } from '../paraglide/runtime.js'

/** The form that every heart of the page sends without scripts; with scripts it is never sent (src/boot/before-paint.ts). */
export function HeartForm() {
  return <form id={heartForm} method="post" action={`${heartPath}?locale=${getLocale()}`} hidden />
}
