import { describe, expect, test } from 'vitest';
import { isSvg, refuseSvg } from './svg-rules.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

describe('an SVG', () => {
  test.each([
    svg('<circle r="4"/>'),
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('')}`,
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    svg('<use href="#a"/><rect fill="url(#b)" style="clip-path:url( \'#c\' )"/>'),
    svg('<image xlink:href="data:image/png;base64,AAAA"/>'),
  ])('is taken: %s', (text) => {
    expect(isSvg(text)).toBe(true);
    expect(refuseSvg(text)).toBeUndefined();
  });

  test.each([
    [svg('<script>alert(1)</script>'), /has a script/],
    [svg('<svg:script href="#a"/>'), /has a script/],
    [svg('<rect onload="alert(1)"/>'), /has a script/],
    [svg('<a href="javascript:alert(1)"/>'), /links to another file/],
    [svg('<foreignObject><p/></foreignObject>'), /part of a web page/],
    [svg('<image href="https://evil.example/a.png"/>'), /links to another file/],
    [svg('<image href="file:///etc/passwd"/>'), /links to another file/],
    [svg('<image href="&#104;ttps://evil.example/a.png"/>'), /links to another file/],
    [svg('<image href="data:image/svg+xml;base64,AAAA"/>'), /links to another file/],
    [svg('<rect fill="url(https://evil.example/a#b)"/>'), /links to another file/],
    [svg('<rect style="fill:url(&quot;//evil.example/a&quot;)"/>'), /links to another file/],
    [svg('<style>@import "https://evil.example/a.css";</style>'), /links to another file/],
    [`<?xml-stylesheet href="#a"?>${svg('')}`, /links to another file/],
    [`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`, /defines entities/],
    [`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, /not saved as UTF-8/],
    [svg('<rect><animate attributeName="x"/></rect>'), /animated/],
    [svg('<text>Hoops</text>'), /Turn the text into paths/],
  ])('is refused: %s', (text, message) => {
    expect(refuseSvg(text)).toMatch(message);
  });

  test.each(['', '<html><svg/></html>', 'GIF89a', '{"svg": 1}', '<svgfoo/>'])(
    'is not %j',
    (text) => {
      expect(isSvg(text)).toBe(false);
    },
  );
});
