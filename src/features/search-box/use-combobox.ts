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
  /** Opens what was chosen by Enter or by a click. */
  choose: (item: Item) => void
  input: RefObject<HTMLInputElement | null>
}

/**
 * The list-autocomplete combobox of the ARIA Authoring Practices: arrows move through the options and wrap, Enter
 * chooses the active one and is otherwise the form's, Escape closes the list and keeps the text, leaving closes it.
 * Keys that belong to an input method (Japanese, Chinese, Korean) are left alone.
 */
export function useCombobox<Item>({ items, choose, input }: ComboboxOptions<Item>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => {
    // The box may have been focused before React came.
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
      // The list goes first; only the next Escape is for what surrounds the box.
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
      // The focus stays in the box, so that a click does not close the list before it counts.
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
