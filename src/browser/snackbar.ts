import { snackbarMs } from '../model/values/limits.ts'

/** More snackbars at once would cover the page. */
const atMost = 3

type Kind = 'ok' | 'bad'

let snacks: HTMLElement | undefined

function node(name: string, attributes: Record<string, string>, ...children: Node[]): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  for (const child of children) element.appendChild(child)
  return element
}

/** Icon of the page's sprite. */
function icon(name: string): SVGElement {
  const [sprite = ''] = document.querySelector('use')?.getAttribute('href')?.split('#') ?? []
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('class', 'i')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(space, 'use')
  use.setAttribute('href', `${sprite}#${name}`)
  svg.appendChild(use)
  return svg
}

/**
 * Live region for a kind of message, outside of the elements that React renders. Screen readers announce only messages
 * that are added to an existing region.
 */
export function snackRegion(kind: Kind): Element {
  if (snacks?.isConnected !== true) {
    const regions = [node('div', { role: 'status' }), node('div', { role: 'alert' })]
    snacks = node('div', { class: 'snacks' }, ...regions)
    document.body.appendChild(snacks)
  }
  return snacks.children[kind === 'ok' ? 0 : 1] ?? snacks
}

export function dismissSnack(snack: Element): void {
  const hadFocus = snack.contains(document.activeElement)
  snack.remove()
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
}

/** Dismisses the snackbar after its time; hovering and focus pause the time. */
function expire(snack: HTMLElement): void {
  let left = snackbarMs
  let began = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    if (snack.matches(':hover, :focus-within')) return
    began = performance.now()
    timer = setTimeout(() => dismissSnack(snack), left)
  }
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - began
  }
  snack.addEventListener('pointerenter', pause)
  snack.addEventListener('focusin', pause)
  snack.addEventListener('pointerleave', run)
  // While the focus leaves, the element that loses it still matches :focus-within.
  snack.addEventListener('focusout', () => queueMicrotask(run))
  run()
}

/** Offer behind the text of a message: a copy of a link of the page, or a button. */
type Offer = HTMLAnchorElement | { text: string; run: () => void }

function offerNode(offer: Offer, dismiss: () => void): HTMLElement {
  if (offer instanceof HTMLAnchorElement)
    return node('a', { href: offer.href }, document.createTextNode(offer.textContent))
  const button = node('button', { type: 'button' }, document.createTextNode(offer.text))
  button.addEventListener('click', () => {
    dismiss()
    offer.run()
  })
  return button
}

/**
 * Shows a message in the top corner of the page for 3.5 seconds, longer while it is hovered or focused. Replaces a
 * message with the same text.
 */
export function showSnackbar(kind: Kind, text: string, offer?: Offer): void {
  const all = [...document.querySelectorAll('.snack')]
  for (const same of all.filter((each) => each.querySelector('p')?.textContent === text))
    dismissSnack(same)
  if (all.length >= atMost) all.slice(0, all.length - atMost + 1).forEach(dismissSnack)
  const label = document.documentElement.dataset['close'] ?? ''
  const close = node('button', { class: 'ib', type: 'button', 'aria-label': label }, icon('close'))
  const message = node('p', {}, document.createTextNode(text))
  const sign = icon(kind === 'ok' ? 'check' : 'alert')
  const dismiss = () => dismissSnack(snack)
  const offers = offer === undefined ? [] : [offerNode(offer, dismiss)]
  const snack = node('div', { class: `snack ${kind}` }, sign, message, ...offers, close)
  close.addEventListener('click', dismiss)
  snackRegion(kind).appendChild(snack)
  expire(snack)
}
