// Checks alert rules, plays their test series and parses PromQL, all by Prometheus's own code: built in the place of
// promtool's main.go, because service discovery makes the whole promtool a matter of minutes.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/prometheus/common/model"

	"github.com/prometheus/prometheus/model/rulefmt"
	"github.com/prometheus/prometheus/promql/parser"
	"github.com/prometheus/prometheus/promql/promqltest"
)

// The names that promtool's unittest.go expects.
const (
	successExitCode = 0
	failureExitCode = 1
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: rules check|test|parse FILE")
		os.Exit(2)
	}
	file := os.Args[2]
	switch os.Args[1] {
	case "check":
		_, problems := rulefmt.ParseFile(file, false, model.LegacyValidation)
		exit(problems)
	case "test":
		os.Exit(RulesUnitTest(promqltest.LazyLoaderOpts{}, nil, true, false, false, file))
	case "parse":
		exit(parse(file))
	default:
		fmt.Fprintln(os.Stderr, "unknown command", os.Args[1])
		os.Exit(2)
	}
}

// A JSON array of expressions.
func parse(file string) (problems []error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return []error{err}
	}
	var expressions []string
	if err := json.Unmarshal(text, &expressions); err != nil {
		return []error{err}
	}
	for _, expression := range expressions {
		if _, err := parser.ParseExpr(expression); err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", expression, err))
		}
	}
	return problems
}

func exit(problems []error) {
	for _, problem := range problems {
		fmt.Fprintln(os.Stderr, problem)
	}
	if len(problems) > 0 {
		os.Exit(failureExitCode)
	}
	os.Exit(successExitCode)
}
