import { describe, expect, it } from 'vitest'
import { answerLength } from './answer-length.ts'

const of = (text: string) => answerLength(Buffer.from(text))
const head = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n'
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'

describe('the length of an answer', () => {
  it('is not known before its head is there', () => {
    expect(of('')).toBeUndefined()
    expect(of('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n')).toBeUndefined()
  })

  it('is what the head says, and nothing where there is no body', () => {
    expect(of(`${head}he`)).toBe(head.length + 5)
    expect(of(`${head}helloHTTP/1.1`)).toBe(head.length + 5)
    expect(of('HTTP/1.1 204 No Content\r\n\r\n')).toBe(27)
  })

  it('is known of chunks when the last one is there', () => {
    expect(of(`${chunked}5\r\nhello\r\n`)).toBeUndefined()
    expect(of(`${chunked}5\r\nhello\r\n0\r\n\r\n`)).toBe(chunked.length + 15)
  })

  it('has to be said', () => {
    expect(() => of('HTTP/1.1 200 OK\r\n\r\nhello')).toThrow('no length')
  })
})
