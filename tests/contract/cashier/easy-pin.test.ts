import { expect, test } from 'vitest'
import { isEasyPin } from '../../../contract/cashier/easy-pin.ts'

test.each([
  ...['000000', '111111', '123456', '654321', '012345', '890123', '109876', '246802', '369258'],
  ...['123123', '707070', '112211', '123321', '112233', '998877', '159753', '147258', '102030'],
  ...['101112', '131415', '302010', '050607', '951753', '789123', '258456', '963852', '246810'],
  ...['147896', '789632', '159632', '145236', '085214'],
])('a withdrawal password that many people choose is easy: %s', pin => {
  expect(isEasyPin(pin)).toBe(true)
})

test.each(['482913', '739154', '640281', '905172', '118273', '147836', '147898'])(
  'one of no pattern is not easy: %s',
  pin => {
    expect(isEasyPin(pin)).toBe(false)
  },
)

test('what is refused leaves almost all of the million', () => {
  const easy = Array.from({ length: 1_000_000 }, (_, at) => String(at).padStart(6, '0')).filter(isEasyPin)
  expect(easy.length).toBeLessThan(10_000)
})
