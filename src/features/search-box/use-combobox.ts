import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

interface ComboboxOptions<Item> {
  items: readonly Item[]
  /** Called with the item chosen by Enter or a click. */
  choose: (item: Item) => void
  input: RefObject<HTMLInputElement | null>
}

/**
 * Combobox with list autocomplete of the ARIA Authoring Practices: arrows move through the options and wrap, Enter
 * chooses the active option or else submits the form, Escape closes the list and keeps the text, blur closes the list.
 * Keys during the composition of an input method (Japanese, Chinese, Korean) are ignored.
 */
export function useCombobox<Item>({ items, choose, input }: ComboboxOptions<Item>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => {
    // The input may have been focused before hydration.
    if (document.activeElement === input.current) setOpen(true)
  }, [input])
  const index = active < items.length ? active : -1
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const move = (by: 1 | -1) => {
    setOpen(true)
    if (items.length === 0) return
    const from = index === -1 && by === -1 ? 0 : index
    setActive((from + by + items.length) % items.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
      return
    }
    const item = items[index]
    if (event.key === 'Enter' && isOpen && item !== undefined) {
      event.preventDefault()
      close()
      choose(item)
      return
    }
    if (event.key === 'Escape' && isOpen) {
      // The first Escape closes only the list, not a dialog around the box.
      event.preventDefault()
      close()
    }
  }
  return {
    isOpen,
    close,
    listId: `${id}list`,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && items.length > 0,
      'aria-controls': `${id}list`,
      'aria-activedescendant': isOpen && index !== -1 ? `${id}${index}` : undefined,
      onKeyDown,
      onInput: () => {
        setOpen(true)
        setActive(-1)
      },
      onFocus: () => setOpen(true),
      onBlur: close,
    },
    optionProps: (item: Item, at: number) => ({
      id: `${id}${at}`,
      role: 'option',
      'aria-selected': at === index,
      // The input keeps the focus: its blur would close the list before the click.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onPointerMove: () => setActive(at),
      onClick: () => {
        close()
        choose(item)
      },
    }),
  } as const
}

export type Combobox<Item> = ReturnType<typeof useCombobox<Item>>
