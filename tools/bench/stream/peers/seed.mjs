// The sample of the document that this package was made from, its buffer and four states kept as they were.
const open = '<memory-context>';
const close = '</memory-context>';

export class SeedScrubber {
  constructor(tag = 'memory-context') {
    this.open = tag === 'memory-context' ? open : `<${tag}>`;
    this.close = tag === 'memory-context' ? close : `</${tag}>`;
    this.state = 'pass';
    this.buffer = '';
  }

  feed(chunk) {
    let out = '';
    for (const character of chunk) {
      if (this.state === 'pass') {
        if (character === '<') {
          this.state = 'tagStart';
          this.buffer = '<';
        } else out += character;
      } else if (this.state === 'tagStart') {
        this.buffer += character;
        if (this.open.startsWith(this.buffer)) {
          if (this.buffer === this.open) {
            this.state = 'inBlock';
            this.buffer = '';
          }
        } else {
          out += this.buffer;
          this.buffer = '';
          this.state = 'pass';
        }
      } else if (this.state === 'inBlock') {
        if (character === '<') {
          this.state = 'tagEnd';
          this.buffer = '<';
        }
      } else {
        this.buffer += character;
        if (this.close.startsWith(this.buffer)) {
          if (this.buffer === this.close) {
            this.state = 'pass';
            this.buffer = '';
          }
        } else {
          this.buffer = '';
          this.state = 'inBlock';
        }
      }
    }
    return out;
  }

  flush() {
    const out = this.state === 'pass' ? this.buffer : '';
    this.buffer = '';
    this.state = 'pass';
    return out;
  }
}
