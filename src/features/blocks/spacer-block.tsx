/** Space between two blocks. @param size height in pixels, which names the class because the policy allows no inline style */
export function SpacerBlock({ size }: { size: number }) {
  return <div className={`block-space-${size}`} />
}
