import { button, element, money, setup } from './setup.js'

/**
 * The stake ladder of the page: the shell's `stakeControl` drawn by `page-shell.ts`. Starts at the third step.
 * @param {(stake: number) => void} [onChange]
 */
export function createStake(onChange = () => {}) {
  const less = button('less')
  const more = button('more')
  let step = Math.min(2, setup.stakes.length - 1)
  let isLocked = false

  function show() {
    element('stake').textContent = money(setup.stakes[step] ?? 0)
    less.disabled = isLocked || step === 0
    more.disabled = isLocked || step === setup.stakes.length - 1
  }

  /** @param {number} by */
  function change(by) {
    step = Math.max(0, Math.min(setup.stakes.length - 1, step + by))
    show()
    onChange(setup.stakes[step] ?? 0)
  }

  less.addEventListener('click', () => change(-1))
  more.addEventListener('click', () => change(1))
  show()
  return {
    /** The present stake, 1/100 000 units. */
    value: () => setup.stakes[step] ?? 0,
    /** @param {boolean} locked while a game goes on */
    lock(locked) {
      isLocked = locked
      show()
    },
  }
}
