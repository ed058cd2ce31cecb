import { api } from '../api/index.ts'
import { heartForm } from '../model/members/saved-events.ts'
import { getLocale } from '../paraglide/runtime.js'

/** The form that every heart of the page sends without scripts; with scripts it is never sent (src/boot/before-paint.ts). */
export function HeartForm() {
  return (
    <form
      id={heartForm}
      method="post"
      action={api.events.hearts.$path({ query: { locale: getLocale() } })}
      hidden
    />
  )
}
