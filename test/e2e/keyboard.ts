import { expect, type Locator, type Page } from '@playwright/test'

/** Presses of Tab after which an element counts as unreachable. */
const mostTabs = 120

/** The keyboard of a person who uses nothing else, with the number of key presses. */
export function keyboardOf({ keyboard }: Page) {
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await keyboard.press(key)
  }
  return {
    press,
    type: async (text: string) => {
      presses += text.length
      await keyboard.type(text)
    },
    /** Moves the focus to an element by Tab alone, or by Shift and Tab. */
    tabTo: async (to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      const hasFocus = () => to.evaluate((element) => element === document.activeElement)
      for (let tabs = 0; tabs < mostTabs && !(await hasFocus()); tabs += 1) await press(key)
      await expect(to).toBeFocused()
    },
    count: () => presses,
  }
}
