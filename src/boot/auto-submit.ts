/** A choice in a list with `data-submit` sends the form it belongs to. */
export function startAutoSubmit(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset['submit'] !== undefined)
      target.form?.requestSubmit()
  })
}
