import type { ProofMessage, ProofTask } from './proof.worker.ts'

/** Finds a proof of work in a worker; `onProgress` hears from 0 to 1. Rejects when there is none or `signal` aborts. */
export function solveProof(task: ProofTask, onProgress: (progress: number) => void, signal: AbortSignal) {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
    const end = (how: () => void) => {
      worker.terminate()
      how()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onerror = () => end(() => reject(new Error('The worker did not start')))
    worker.onmessage = ({ data }: MessageEvent<ProofMessage>) => {
      if ('progress' in data) return onProgress(data.progress)
      if ('proof' in data) return end(() => resolve(data.proof))
      end(() => reject(new Error(`No proof was found: ${data.failed}`)))
    }
    worker.postMessage(task)
  })
}
