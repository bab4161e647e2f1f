// What a script can see of a page by itself: letters too small to read, words cut off, places too small to touch, and advice that
// something covers.

/** @import { Page } from 'playwright-core' */

/** The smallest letters, and the smallest place to touch where the window is narrow, in pixels on the screen. */
const LETTERS = 13
const PLACE = 32
const NARROW = 500

/** Runs in the page. */
const LOOK = `(() => {
  const found = new Set()
  const isSeen = each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.closest('.unseen') === null
  const nameOf = each => [each.tagName.toLowerCase(), ...each.classList].join('.')
  const isInWindow = ({ left, right, top, bottom }) => right > 1 && bottom > 1 && left < innerWidth - 1 && top < innerHeight - 1
  /** How much larger a drawing is shown than it says; an element's width is in whole pixels, so a little off is nothing. */
  const scaleOf = (each, { width }) => {
    if (each instanceof SVGGraphicsElement) {
      const { a, b, c, d } = each.getScreenCTM() ?? new DOMMatrix()
      return Math.sqrt(Math.abs(a * d - b * c))
    }
    const scale = each.offsetWidth > 0 ? width / each.offsetWidth : 1
    return Math.abs(scale - 1) > 0.05 ? scale : 1
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const each = texts.currentNode.parentElement
    const text = texts.currentNode.textContent.trim().slice(0, 40)
    if (text === '' || !isSeen(each)) continue
    const rect = each.getBoundingClientRect()
    if (rect.width < 3 || rect.height < 3 || !isInWindow(rect)) continue
    const { fontSize, overflowX } = getComputedStyle(each)
    const size = Number.parseFloat(fontSize) * scaleOf(each, rect)
    if (size < ${LETTERS - 0.2}) found.add('letters of ' + size.toFixed(1) + ' px: ' + nameOf(each) + ' "' + text + '"')
    if (overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1) found.add('cut off: ' + nameOf(each) + ' "' + text + '"')
  }
  for (const each of document.querySelectorAll('.board-frame :is(button, [role=button], [data-live]):not([aria-disabled=true])')) {
    const { x, y, width, height } = each.getBoundingClientRect()
    if (!isSeen(each) || width < 2 || !isInWindow(each.getBoundingClientRect())) continue
    if (innerWidth < ${NARROW} && Math.min(width, height) < ${PLACE})
      found.add(Math.round(width) + ' x ' + Math.round(height) + ' px to touch: ' + nameOf(each))
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    if (each.matches('[data-advised]') && top !== null && !each.contains(top) && !top.contains(each))
      found.add('covered: ' + nameOf(each) + ' by ' + nameOf(top))
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.add('scrolls sideways')
  return [...found]
})()`

/** What is wrong, in words. @param {Page} page @returns {Promise<string[]>} */
export function flawsOf(page) {
  return page.evaluate(LOOK)
}
