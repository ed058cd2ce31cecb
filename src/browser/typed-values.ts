import { browserApi } from '../api/browser-api.ts'
import { recordOf } from '../model/values/record-of.ts'
import { nextTask } from './next-task.ts'
import { sessionStore } from './storage.ts'
import { setTypist, typedKey } from './typist.ts'

/** Values typed into the forms of a page, stored in this tab while a session that has ended is renewed. */

type Values = Record<string, string | boolean>

/** Values by the name of their form, and the path of the page. */
export interface TypedValues {
  path: string
  forms: Readonly<Record<string, Values>>
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** True for passwords, shown or hidden, and codes of a single use. */
const isSecret = ({ type, autocomplete }: Control): boolean =>
  type === 'password' || /password|one-time/u.test(autocomplete)

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .flatMap((element: unknown) => (isControl(element) ? [element] : []))
    .filter(({ name, type }) => name !== '' && type !== 'hidden')

/** Name of a form on its page: its `data-form`, or that of its first control. */
function nameOf(form: HTMLFormElement): string {
  const [first] = controlsOf(form)
  return form.dataset['form'] ?? (first?.id || first?.name) ?? ''
}

/**
 * The value of a control that the member has changed; null otherwise. React makes the value of a control that it controls
 * its default as well, so in a form with `data-controlled` everything that is not empty counts.
 */
function changedValue(control: Control): string | boolean | null {
  if (isSecret(control) || control.type === 'file') return null
  if (control.form?.dataset['controlled'] !== undefined) {
    if (control.type === 'radio' && control instanceof HTMLInputElement && !control.checked)
      return null
    return control.value === '' ? null : control.value
  }
  if (control instanceof HTMLSelectElement) {
    const isSame = [...control.options].every((each) => each.selected === each.defaultSelected)
    return isSame ? null : control.value
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    if (!(control instanceof HTMLInputElement) || control.checked === control.defaultChecked)
      return null
    if (control.type === 'checkbox') return control.checked
    return control.checked ? control.value : null
  }
  return control.value === control.defaultValue ? null : control.value
}

/** The values that the member has changed in the forms of this page. */
export function typedValues(): TypedValues {
  const forms: Record<string, Values> = {}
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    const values: Values = {}
    for (const control of controlsOf(form)) {
      const value = changedValue(control)
      if (value !== null) values[control.name] = value
    }
    if (Object.keys(values).length > 0) forms[nameOf(form)] = values
  }
  return { path: window.location.pathname, forms }
}

/**
 * Stores values until the member is back on the page, beside those stored for it before: a page can be left both by its request
 * and by the end of the role's cookie. Its forms no longer ask before they are left.
 */
export function storeTyped({ path, forms }: TypedValues): void {
  const { member, ...before } = recordOf(sessionStore.get(typedKey))
  if (typeof member !== 'string' || Object.keys(forms).length === 0) return
  const others = before['path'] === path ? recordOf(before['forms']) : {}
  sessionStore.set(typedKey, { member, path, forms: { ...others, ...forms } })
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-guarded]'))
    delete form.dataset['guarded']
}

/** The stored values of a form of this page; empty without any. */
function storedValues(name: string): Readonly<Record<string, unknown>> {
  const { path, forms } = recordOf(sessionStore.get(typedKey))
  return path === window.location.pathname ? recordOf(recordOf(forms)[name]) : {}
}

/** True if values of the form with this name are stored. */
export const hasTyped = (name: string): boolean => Object.keys(storedValues(name)).length > 0

/** Sets a control as the member does, so that all listeners hear of it; React's replace the property of the element. */
function enter(control: Control, value: unknown): void {
  if (control.type === 'checkbox' || control.type === 'radio') {
    const isOn = control.type === 'checkbox' ? value === true : value === control.value
    if (control instanceof HTMLInputElement && control.checked !== isOn) control.click()
    return
  }
  const prototype: object = Object.getPrototypeOf(control)
  Reflect.set(prototype, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

async function sessionUsername(): Promise<unknown> {
  const response = await browserApi.auth.session.$get().catch(() => null)
  const session: unknown = response?.ok === true ? await response.json() : null
  return recordOf(recordOf(session)['user'])['username']
}

/** The values stored for a form of this page, once, if the member who typed them is signed in; else none. */
export async function takeTyped(form: string): Promise<Readonly<Record<string, unknown>>> {
  if (!hasTyped(form)) return {}
  const username = await sessionUsername()
  if (typeof username !== 'string') return {}
  // Another member may have signed in.
  setTypist(username)
  const values = storedValues(form)
  const { member, path, forms } = recordOf(sessionStore.get(typedKey))
  const rest = Object.entries(recordOf(forms)).filter(([name]) => name !== form)
  sessionStore.set(typedKey, { member, path, forms: Object.fromEntries(rest) })
  return values
}

async function fill(form: HTMLFormElement): Promise<void> {
  const values = await takeTyped(nameOf(form))
  for (const [name, value] of Object.entries(values)) {
    for (const control of controlsOf(form)) if (control.name === name) enter(control, value)
    // A choice may bring further controls, as an edition its races.
    await nextTask()
  }
}

/** Fills a form with the values stored for it, once, if the member who typed them is signed in. */
export function fillTyped(form: HTMLFormElement | null): void {
  if (form !== null && hasTyped(nameOf(form))) void fill(form)
}
