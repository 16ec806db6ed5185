import { expect, test } from 'vitest'
import { openPush } from '../../sandbox/people/push-box.ts'

/* The sandbox's browser reads by its own means, so that it would not share a mistake of the library that the server writes with. */
const bytes = (text: string) => Buffer.from(text, 'base64url')
const privateKey = bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg')
const message = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
)

test('the example of RFC 8291, section 5, is read as it was meant', () => {
  expect(openPush(message, { privateKey, auth })).toBe('When I grow up, I want to be a watermelon')
})

test('a message for another browser, or one that was changed on its way, is not read', () => {
  expect(() => openPush(message, { privateKey, auth: Buffer.alloc(16) })).toThrow(/authenticate/)
  const changed = Buffer.from(message)
  changed[100] = (changed[100] ?? 0) ^ 1
  expect(() => openPush(changed, { privateKey, auth })).toThrow(/authenticate/)
})
