import { wantsStillness } from './setup.js'

/**
 * Counts seconds down in an element of class `countdown`; its CSS variable `--left` goes from 1 to 0. It takes what is left,
 * never a moment: clocks of browsers differ from the server's. Returns a function that stops it.
 * @param {HTMLElement} target
 * @param {number} left milliseconds still to go
 * @param {number} whole milliseconds the full ring stands for
 * @param {() => void} [onEnd]
 */
export function runCountdown(target, left, whole, onEnd = () => {}) {
  const end = performance.now() + left
  let isRunning = true
  let shown = -1
  function step() {
    if (!isRunning) return
    const remaining = Math.max(0, end - performance.now())
    const seconds = Math.ceil(remaining / 1000)
    if (seconds !== shown) {
      shown = seconds
      target.textContent = String(seconds)
      target.classList.toggle('soon', seconds <= 3)
    }
    target.style.setProperty('--left', (remaining / whole).toFixed(3))
    if (remaining === 0) {
      isRunning = false
      onEnd()
    } else if (wantsStillness.matches) setTimeout(step, 250)
    else requestAnimationFrame(step)
  }
  step()
  return () => {
    isRunning = false
  }
}
