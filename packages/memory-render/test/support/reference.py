"""The legacy shape in Python, as the original documents it: the oracle of the differential test.

Reads one JSON case a line, writes one JSON result a line. Values are tagged, because JSON knows neither
integers from floats nor the order of a dict's keys for every reader:
["s", text] ["i", digits] ["f", repr] ["b", bool] ["n"] ["l", [values]] ["d", [[key, value], ...]]
"""

import json
import re
import sys

FIXED_KEYS = ("description", "name", "role", "properties")
LABELS = ("AGENT_IDENTITY:", "SOUL:")


def strip_label(content):
    if not content:
        return content
    stripped = content.lstrip()
    for label in LABELS:
        if stripped.upper().startswith(label):
            return stripped[len(label):].lstrip()
    return content


def render(entry, scrubber, cap):
    content = getattr(entry, "content", str(entry))
    layer = getattr(entry, "layer", "unknown")
    metadata = getattr(entry, "metadata", {}) or {}
    line = f"[{layer}] {strip_label(str(content))}"
    if not metadata:
        return line
    extra = []
    for key in FIXED_KEYS:
        value = metadata.get(key)
        if not value or not isinstance(value, (str, dict)):
            continue
        if isinstance(value, str):
            extra.append(f"{key}={value}")
            continue
        safe = value if scrubber is None else scrubber(value)
        for name, item in safe.items():
            if isinstance(item, str):
                extra.append(f"{name}={item}")
    if extra:
        line += f" ({', '.join(extra[:cap])})"
    return line


def scrub(properties):
    kept = {}
    for key, value in properties.items():
        if re.search(r"(?i)(api_key|authorization|password|secret|token)", str(key)):
            continue
        if isinstance(value, str):
            value = re.sub(r"[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/=-]{8,}", "[REDACTED:TOKEN]", value)
        kept[key] = value
    return kept


def untag(tagged):
    tag = tagged[0]
    if tag == "s":
        return tagged[1]
    if tag == "i":
        return int(tagged[1])
    if tag == "f":
        return float(tagged[1])
    if tag == "b":
        return tagged[1]
    if tag == "l":
        return [untag(item) for item in tagged[1]]
    if tag == "d":
        return {untag(key): untag(value) for key, value in tagged[1]}
    return None


class Entry:
    def __init__(self, attributes, text):
        self.__dict__.update(attributes)
        self._text = text

    def __str__(self):
        return self._text


def main():
    for line in sys.stdin:
        case = json.loads(line)
        if "strip" in case:
            result = strip_label(case["strip"])
        else:
            attributes = {name: untag(value) for name, value in case["attributes"]}
            entry = Entry(attributes, case["text"])
            result = render(entry, scrub if case["scrub"] else None, case["cap"])
        sys.stdout.write(json.dumps(result) + "\n")


main()
