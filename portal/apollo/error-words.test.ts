import { describe, expect, it } from 'vitest'
import { LeftUnproven } from '../data/left-unproven.ts'
import { OperationError } from '../data/send-operation.ts'
import { errorCode, errorWords } from './error-words.ts'

const sentences: Record<string, string> = { UPSTREAM_UNAVAILABLE: 'Not answering.', NETWORK_ABNORMAL: 'No network.' }
const words = (error: unknown) => errorWords(error, (code) => sentences[code], 'Something failed.')

describe('errorWords', () => {
  it('finds the sentence of a code, with the id of the request', () => {
    const error = new OperationError([{ message: 'x', extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'r1' } }])
    expect(words(error)).toEqual({ message: 'Not answering.', requestId: 'r1' })
  })

  it('says that the network failed when no answer came', () => {
    expect(words(new TypeError('Failed to fetch'))).toEqual({ message: 'No network.', requestId: undefined })
  })

  it('has no words for what the person let be', () => {
    expect(words(new LeftUnproven())).toEqual({ message: '', requestId: undefined })
  })

  it('never shows a code or the text of the server', () => {
    const error = new OperationError([{ message: 'secret detail', extensions: { code: 'NEW_CODE' } }])
    expect(words(error).message).toBe('Something failed.')
    expect(errorCode(new OperationError([{ message: 'no extensions' }]))).toBe('SYSTEM_ERROR')
  })
})
