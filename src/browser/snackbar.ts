import { snackbarMs } from '../model/limits.ts'

/** More would cover the page. */
const atOnce = 3

type Kind = 'ok' | 'bad'

let snacks: HTMLElement | undefined

function node(name: string, attributes: Record<string, string>, ...children: Node[]): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  for (const child of children) element.appendChild(child)
  return element
}

/** An icon of the sprite that the page's own icons come from. */
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

/** The two live regions, outside of what React renders. Readers announce what is put into a region that was there before. */
export function snackRegion(kind: Kind): Element {
  if (snacks?.isConnected !== true) {
    const regions = [node('div', { role: 'status' }), node('div', { role: 'alert' })]
    snacks = node('div', { class: 'snacks' }, ...regions)
    document.body.appendChild(snacks)
  }
  return snacks.children[kind === 'ok' ? 0 : 1] ?? snacks
}

export function dismissSnack(snack: Element): void {
  const within = snack.contains(document.activeElement)
  snack.remove()
  if (within) document.getElementById('main')?.focus({ preventScroll: true })
}

/** Takes the snack away after its time; hovering and focus hold the time still. */
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
  const hold = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - began
  }
  snack.addEventListener('pointerenter', hold)
  snack.addEventListener('focusin', hold)
  snack.addEventListener('pointerleave', run)
  // While the focus leaves, the element that loses it still matches :focus-within.
  snack.addEventListener('focusout', () => queueMicrotask(run))
  run()
}

/**
 * Says something at the top end of the page: for 3.5 seconds, or as long as somebody reads it.
 * @param way a link of the page that leads on, of which a copy follows the text
 */
export function say(kind: Kind, text: string, way?: HTMLAnchorElement): void {
  const within = snackRegion(kind)
  const all = [...document.querySelectorAll('.snack')]
  for (const same of all.filter((each) => each.querySelector('p')?.textContent === text))
    dismissSnack(same)
  if (all.length >= atOnce) all.slice(0, all.length - atOnce + 1).forEach(dismissSnack)
  const label = document.documentElement.dataset['close'] ?? ''
  const close = node('button', { class: 'ib', type: 'button', 'aria-label': label }, icon('close'))
  const words = node('p', {}, document.createTextNode(text))
  const sign = icon(kind === 'ok' ? 'check' : 'alert')
  const link =
    way === undefined
      ? []
      : [node('a', { href: way.href }, document.createTextNode(way.textContent))]
  const snack = node('div', { class: `snack ${kind}` }, sign, words, ...link, close)
  close.addEventListener('click', () => dismissSnack(snack))
  within.appendChild(snack)
  expire(snack)
}
