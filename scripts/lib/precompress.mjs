// A Vite plugin that leaves a Brotli and a gzip copy beside each text file of a build, so that the server never compresses a file twice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json)$/
/** Below this a compressed copy saves nothing over one network packet. */
const leastBytes = 1_024

/** @returns {import('vite').Plugin} */
export function precompress() {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    // Not `closeBundle`, which is also called when a build failed, and would then hide why.
    writeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(file)) continue
        const path = join(folder, file)
        const content = readFileSync(path)
        if (content.length < leastBytes) continue
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
