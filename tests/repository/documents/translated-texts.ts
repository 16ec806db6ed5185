import ts from 'typescript'

const { SyntaxKind } = ts

const isElement = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

/** What an expression may come to: `a ? b : c` is b or c. */
function outcomes(part: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(part)) return outcomes(part.expression)
  if (ts.isConditionalExpression(part)) return [...outcomes(part.whenTrue), ...outcomes(part.whenFalse)]
  if (!ts.isBinaryExpression(part)) return [part]
  const { left, operatorToken, right } = part
  if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
    return [ts.factory.createNull(), ...outcomes(right)]
  const isElse = [SyntaxKind.QuestionQuestionToken, SyntaxKind.BarBarToken].includes(operatorToken.kind)
  return isElse ? [...outcomes(left), ...outcomes(right)] : [part]
}

const isNothing = (part: ts.Expression) =>
  part.kind === SyntaxKind.NullKeyword || (part.pos >= 0 && part.getText() === 'undefined')

const lastName = (node: ts.Node): string =>
  ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isCallExpression(node)
      ? lastName(node.expression)
      : node.getText()

/** Elements that come from another file. */
const elsewhere = new Set([
  ...['keepAmounts', 'children', 'map', 'createPortal', 'askForProof', 'dialog'],
  ...['offline?.fairness', 'offline?.rounds', 'offline?.money'],
])

/** What holds elements by its type or its value in this file, and may be put anywhere. */
function holdsElements(node: ts.Node, file: ts.SourceFile): boolean {
  const name = lastName(node)
  if (elsewhere.has(name) || elsewhere.has(node.getText())) return true
  if (new RegExp(`\\b${name}\\??: [^\\n]*ReactNode`).test(file.text)) return true
  let isFound = false
  const look = (part: ts.Node) => {
    if (ts.isVariableDeclaration(part) && part.name.getText() === name && part.initializer)
      isFound ||= /<[\w>]/.test(part.initializer.getText())
    if (ts.isFunctionDeclaration(part) && part.name?.text === name) isFound ||= /<[\w>]/.test(part.getText())
    ts.forEachChild(part, look)
  }
  look(file)
  return isFound
}

type Kind = 'element' | 'text' | 'optional element' | 'optional text' | 'nothing'

function kindOf(child: ts.JsxChild, file: ts.SourceFile): Kind {
  if (ts.isJsxText(child)) return child.text.trim() === '' ? 'nothing' : 'text'
  if (!ts.isJsxExpression(child)) return 'element'
  const { expression } = child
  if (!expression || (ts.isStringLiteral(expression) && expression.text.trim() === '')) return 'nothing'
  const all = outcomes(expression)
  const shown = all.filter(one => !isNothing(one))
  if (shown.length === 0) return 'nothing'
  const kind = shown.some(one => isText(one, file)) ? 'text' : 'element'
  return shown.length < all.length ? `optional ${kind}` : kind
}

function isText(part: ts.Expression, file: ts.SourceFile): boolean {
  if (isElement(part)) return false
  const isNamed = ts.isIdentifier(part) || ts.isPropertyAccessExpression(part) || ts.isCallExpression(part)
  return !isNamed || !holdsElements(part, file)
}

const parse = (path: string, code: string) =>
  ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const placeIn = (file: ts.SourceFile, node: ts.Node) =>
  `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`

/** Each text beside something that comes and goes which has no element of its own. */
export function findBareTexts(path: string, code: string): string[] {
  const file = parse(path, code)
  const found: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children
        .map(child => ({ child, kind: kindOf(child, file) }))
        .filter(({ kind }) => kind !== 'nothing')
      const isMixed = children.length > 1 && children.some(({ kind }) => kind.startsWith('optional'))
      if (isMixed)
        for (const { child, kind } of children)
          if (kind.endsWith('text'))
            found.push(`${placeIn(file, child)} ${child.getText().trim().slice(0, 60)}`)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/** Where an amount stands in the content of an element that is neither marked nor put through `keepAmounts`. */
export function findBareAmounts(path: string, code: string): string[] {
  const file = parse(path, code)
  const amounts = new Set(['formatMoney'])
  const holdsAmount = (part: ts.Node): boolean => {
    if (isElement(part) || ts.isFunctionLike(part)) return false
    if (ts.isIdentifier(part)) return amounts.has(part.text) && !isNameOnly(part)
    return ts.forEachChild(part, holdsAmount) === true
  }
  const name = (part: ts.Node) => {
    if (ts.isVariableDeclaration(part) && part.initializer && holdsAmount(part.initializer))
      for (const one of namesOf(part.name)) amounts.add(one)
    ts.forEachChild(part, name)
  }
  name(file)
  const found: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isJsxElement(node) && isMarked(node)) return
    if (ts.isJsxElement(node) && /^[a-z]/.test(node.openingElement.tagName.getText()))
      for (const child of node.children)
        if (
          ts.isJsxExpression(child) &&
          child.expression &&
          outcomes(child.expression).some(one => !isKept(one) && holdsAmount(one))
        )
          found.push(`${placeIn(file, child)} ${child.getText().slice(0, 60)}`)
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

const isNameOnly = ({ parent, ...node }: ts.Node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos) || ts.isPropertyAssignment(parent)

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(one => (ts.isBindingElement(one) ? namesOf(one.name) : []))

const isKept = (part: ts.Expression) =>
  ts.isCallExpression(part) && ['keepAmounts', 'map'].includes(lastName(part))

const isMarked = ({ openingElement }: ts.JsxElement) =>
  openingElement.attributes.properties.some(({ name }) => name?.getText() === 'translate')
