import { snackbarMs } from '../model/limits.ts'

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

/**
 * Shows a message in the top corner of the page for 3.5 seconds, longer while it is hovered or focused. Replaces a
 * message with the same text.
 * @param link a link of the page, copied behind the text
 */
export function showSnackbar(kind: Kind, text: string, link?: HTMLAnchorElement): void {
  const all = [...document.querySelectorAll('.snack')]
  for (const same of all.filter((each) => each.querySelector('p')?.textContent === text))
    dismissSnack(same)
  if (all.length >= atMost) all.slice(0, all.length - atMost + 1).forEach(dismissSnack)
  const label = document.documentElement.dataset['close'] ?? ''
  const close = node('button', { class: 'ib', type: 'button', 'aria-label': label }, icon('close'))
  const message = node('p', {}, document.createTextNode(text))
  const sign = icon(kind === 'ok' ? 'check' : 'alert')
  const links =
    link === undefined
      ? []
      : [node('a', { href: link.href }, document.createTextNode(link.textContent))]
  const snack = node('div', { class: `snack ${kind}` }, sign, message, ...links, close)
  close.addEventListener('click', () => dismissSnack(snack))
  snackRegion(kind).appendChild(snack)
  expire(snack)
}
