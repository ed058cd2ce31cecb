/** Calls back when the page has been painted, or at once if it has been or is in the background. */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) run()
  // A task after the first frame: its contents have been painted.
  else requestAnimationFrame(() => setTimeout(run))
}
