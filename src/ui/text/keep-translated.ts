/** The element that a browser's translator put in place of a text of ours. */
const places = new WeakMap<Node, ChildNode>()

/** Those elements: each stands for one text, though a neighbour's is beside it as well. */
const taken = new WeakSet<Node>()

/** Our texts that are out of the page, for what they say next. */
const ofText = { characterData: true }

const isNewFont = (node: Node | null): node is ChildNode =>
  node?.nodeName === 'FONT' && node.parentNode !== null && !taken.has(node)

function note(records: readonly MutationRecord[], observer: MutationObserver): void {
  let gone: { text: Node; record: MutationRecord }[] = []
  const take = (text: Node, place: ChildNode) => {
    places.set(text, place)
    taken.add(place)
    observer.observe(text, ofText)
  }
  for (const record of records) {
    const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record
    if (type === 'characterData') {
      // React has said something new: it stands where the old words were, and is translated in its turn.
      const place = places.get(target)
      if (!place?.isConnected || target.isConnected) continue
      places.delete(target)
      place.replaceWith(target)
      continue
    }
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      // Put in its place at once, or beside it before it went.
      const place = [...addedNodes, previousSibling, nextSibling].find(isNewFont)
      if (place) take(text, place)
      else gone.push({ text, record })
    }
    for (const font of addedNodes) {
      // Put where one went before.
      const [left] = gone.filter(
        one =>
          one.record.target === target &&
          one.record.previousSibling === previousSibling &&
          one.record.nextSibling === nextSibling,
      )
      if (!left || !isNewFont(font)) continue
      take(left.text, font)
      gone = gone.filter(one => one !== left)
    }
  }
}

/**
 * A browser that translates a page puts `<font>` elements in place of its texts. React, which holds on to the texts, then throws as it
 * takes one away or puts something before one, and changes what nobody sees. Each text is remembered with its place, and what is done to
 * the text is done there.
 */
export function keepTranslated({ Node, MutationObserver, document }: Window & typeof globalThis): void {
  const observer: MutationObserver = new MutationObserver(records => note(records, observer))
  observer.observe(document.body, { childList: true, subtree: true })
  const { removeChild, insertBefore, appendChild } = Node.prototype
  /** What stands for it in this parent; `null` where a translator left nothing of it. */
  const standing = (parent: Node, child: Node): Node | null => {
    if (child.parentNode === parent) return child
    note(observer.takeRecords(), observer)
    const place = places.get(child)
    return place?.parentNode === parent ? place : null
  }
  /** A text that is put somewhere itself leaves its place. */
  const leave = (child: Node) => {
    if (child.nodeType !== Node.TEXT_NODE || child.isConnected) return
    const place = places.get(child)
    if (place?.parentNode) removeChild.call(place.parentNode, place)
    places.delete(child)
  }
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const found = standing(this, child)
      if (found || !isTranslated(document)) removeChild.call(this, found ?? child)
      places.delete(child)
      return child
    },
    insertBefore(this: Node, child: Node, before: Node | null) {
      leave(child)
      const found = before && standing(this, before)
      return insertBefore.call(this, child, found ?? (isTranslated(document) ? null : before))
    },
    appendChild(this: Node, child: Node) {
      leave(child)
      return appendChild.call(this, child)
    },
  })
}

/** Nothing else writes `<font>`: without any, an error of ours is thrown as one. */
const isTranslated = ({ body }: Document) => body.querySelector('font') !== null
